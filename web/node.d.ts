// All that vite.config.ts needs of Node; its own types would be a package for one function.
declare module "node:fs" {
  export function readFileSync(path: string, encoding: "utf-8"): string;
}
