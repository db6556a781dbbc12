import { existsSync, readFileSync } from 'node:fs';
import { inRoot, root } from './root.mjs';
import { run } from './run.mjs';
import { giveUp, say, seconds } from './say.mjs';
import { hashOf, isStamped, stamp } from './stamp.mjs';

const OLDEST_NODE = 20;
const SERVER_NODE = 24;
const STAMP = inRoot('node_modules/.installed-from');

/** Installs what the lock file names, once, and answers where the Node is that runs the product. */
export async function install() {
  if (majorOf(process.versions.node) < OLDEST_NODE) {
    giveUp(
      `This is Node ${process.versions.node}, but Node ${OLDEST_NODE} or later is needed; please install a newer one.`,
    );
  }
  const { workspaces } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const hash = hashOf(
    ['package.json', 'package-lock.json', ...workspaces.map((folder) => `${folder}/package.json`)].map(
      (file) => inRoot(file),
    ),
  );
  const isLinked = (workspace) => existsSync(inRoot('node_modules/@sikhya', workspace));
  if (!isStamped(STAMP, hash) || !workspaces.every(isLinked)) {
    const began = Date.now();
    say('Installing what is needed (only this once; it takes about a minute) …');
    const { code, output } = await npmInstall();
    if (code !== 0) giveUp(whyNot(output));
    stamp(STAMP, hash);
    say(`Installed in ${seconds(began)}.`);
  }
  return nodeOfProject();
}

async function npmInstall() {
  const asked = await npm(['view', 'node', 'version', '--fetch-retries=0', '--fetch-timeout=15000']);
  // without a network npm would try each package again for many minutes before it says so; what it has kept does
  const tries = asked.code === 0 ? [] : ['--fetch-retries=0'];
  // engine warnings speak of the machine's Node, which runs nothing but this installation
  return npm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...tries]);
}

function npm(args) {
  const own = process.env.npm_execpath;
  if (own) return run(process.execPath, [own, ...args], { cwd: root });
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { cwd: root });
}

function whyNot(output) {
  const said = output.trim().split('\n').slice(0, 12).join('\n');
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network/i.test(output)) {
    return `${said}\nThe packages could not be fetched: connect this machine to the network, and start again.`;
  }
  if (/EACCES|EPERM/.test(output)) {
    return `${said}\nThis user may not write into ${root}: give yourself the right to, and start again.`;
  }
  if (/ENOSPC/.test(output)) return `${said}\nThe disk is full: make about 1 GB of room, and start again.`;
  return `${said}\nThe installation failed; what npm said stands above.`;
}

/** Node 24 comes as a package for this platform; where there is none, the machine's own must do. */
function nodeOfProject() {
  const own = inRoot('node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(own)) return own;
  if (majorOf(process.versions.node) >= SERVER_NODE) return process.execPath;
  return giveUp(
    `There is no Node ${SERVER_NODE} to install for ${process.platform} on ${process.arch}, and this is Node ${process.versions.node}; please install Node ${SERVER_NODE} yourself.`,
  );
}

function majorOf(version) {
  return Number(version.split('.')[0]);
}
