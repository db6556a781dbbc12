import { existsSync, readFileSync } from 'node:fs';
import { fail, formatSecondsSince, print } from './output.mjs';
import { inRoot, root } from './root.mjs';
import { run } from './run.mjs';
import { hashFiles, hasStamp, writeStamp } from './stamp.mjs';

const OLDEST_NODE = 20;
const SERVER_NODE = 24;
const STAMP = inRoot('node_modules/.installed-from');

/** Installs the npm packages if they have changed; returns the path of the Node that runs the product. */
export async function install() {
  if (parseMajor(process.versions.node) < OLDEST_NODE)
    fail(`This is Node ${process.versions.node}. Please install Node ${OLDEST_NODE} or later.`);
  const { workspaces } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const hash = hashManifests(workspaces);
  if (!hasStamp(STAMP, hash) || !workspaces.every(isLinked)) {
    const start = Date.now();
    print('Installing packages (only the first time, about a minute) …');
    const { code, output } = await npmInstall();
    if (code !== 0) fail(explainFailure(output));
    writeStamp(STAMP, hash);
    print(`Installed in ${formatSecondsSince(start)}.`);
  }
  return findNode();
}

function hashManifests(workspaces) {
  const manifests = workspaces.map((workspace) => `${workspace}/package.json`);
  return hashFiles(['package.json', 'package-lock.json', ...manifests].map((file) => inRoot(file)));
}

/** Whether npm has linked the workspace, which is also the name of its folder, into node_modules. */
function isLinked(workspace) {
  return existsSync(inRoot('node_modules/@sikhya', workspace));
}

async function npmInstall() {
  // Without a network npm would retry each package for minutes; without retries it uses its cache or fails at once.
  const ping = await npm(['view', 'node', 'version', '--fetch-retries=0', '--fetch-timeout=15000']);
  const retries = ping.code === 0 ? [] : ['--fetch-retries=0'];
  // Warnings about engines are hidden: they are about the machine's Node, which only runs this installation.
  return npm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...retries]);
}

export function npm(args) {
  const npmScript = process.env.npm_execpath;
  if (npmScript) return run(process.execPath, [npmScript, ...args], { cwd: root });
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { cwd: root });
}

function explainFailure(output) {
  const firstLines = output.trim().split('\n').slice(0, 12).join('\n');
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network/i.test(output))
    return `${firstLines}\nThe packages could not be downloaded. Connect this machine to the network and start again.`;
  if (/EACCES|EPERM/.test(output))
    return `${firstLines}\nThis user may not write to ${root}. Get write access and start again.`;
  if (/ENOSPC/.test(output)) return `${firstLines}\nThe disk is full. Free about 1 GB and start again.`;
  return `${firstLines}\nThe installation failed. See the output of npm above.`;
}

/** Returns Node 24 from the npm package for this platform, or the current Node if there is no such package. */
function findNode() {
  const installed = inRoot('node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(installed)) return installed;
  if (parseMajor(process.versions.node) >= SERVER_NODE) return process.execPath;
  return fail(
    `There is no Node ${SERVER_NODE} package for ${process.platform} on ${process.arch}, and this is Node ${process.versions.node}. Please install Node ${SERVER_NODE}.`,
  );
}

function parseMajor(version) {
  return Number(version.split('.')[0]);
}
