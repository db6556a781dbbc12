import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CreateManifest, CreatePageRenderer } from '@sikhya/contract/page-renderer.ts';
import { StartFailure } from '../../start-failure.ts';

export type WebBuild = {
  clientDir: string;
  template: string;
  createPageRenderer: CreatePageRenderer;
  createManifest: CreateManifest;
};

export async function loadWebBuild(distDir: string): Promise<WebBuild> {
  const clientDir = path.join(distDir, 'client');
  try {
    const template = await readFile(path.join(clientDir, 'index.html'), 'utf8');
    const renderer = await import(pathToFileURL(path.join(distDir, 'server', 'entry-server.js')).href);
    const { createPageRenderer, createManifest } = renderer;
    return { clientDir, template, createPageRenderer, createManifest };
  } catch (cause) {
    throw new StartFailure(
      `There are no built web pages in ${distDir}. Run \`npm run build\` first, or correct WEB_DIST if it is set.`,
      { cause },
    );
  }
}
