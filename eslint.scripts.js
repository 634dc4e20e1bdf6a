import ts from "typescript-eslint";

const SCRIPT = /<script[^>]*>(.*?)<\/script>/gs;

/** Reads a component as the module that its scripts make, so that imports can be followed through it. */
export const parseForESLint = (component, { filePath, ...options }) =>
  ts.parser.parseForESLint([...component.matchAll(SCRIPT)].map(([, script]) => script).join("\n"), {
    ...options,
    filePath: `${filePath}.ts`,
  });
