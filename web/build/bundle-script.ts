import { build, type Rolldown } from 'vite';

/** Bundles a script that is not part of the app into one file. `define` replaces names in it. */
export async function bundleScript(input: string, define: Record<string, string> = {}): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  const [chunk] = result.output;
  return chunk.code;
}
