import { access, constants } from 'node:fs/promises';

/** The programs of the cluster, each with the package of Debian that contains it. */
export const PROGRAMS = {
  ip: { file: '/usr/sbin/ip', package: 'iproute2' },
  setpriv: { file: '/usr/bin/setpriv', package: 'util-linux' },
  etcd: { file: '/usr/bin/etcd', package: 'etcd-server' },
  patroni: { file: '/usr/bin/patroni', package: 'patroni' },
  pythonEtcd: { file: '/usr/lib/python3/dist-packages/etcd/__init__.py', package: 'python3-etcd' },
  haproxy: { file: '/usr/sbin/haproxy', package: 'haproxy' },
  postgres: { file: '/usr/lib/postgresql/15/bin/postgres', package: 'postgresql-15' },
} as const;

/** Ends the process with an explanation if this machine cannot run the cluster. */
export async function requireClusterPrograms(): Promise<void> {
  const missing = await findMissing();
  if (missing.length === 0) return;
  console.error(missing.join('\n'));
  process.exit(1);
}

async function findMissing(): Promise<string[]> {
  if (process.platform !== 'linux')
    return [
      `The cluster needs network namespaces, which only Linux has, and this is ${process.platform}. Use a machine or virtual machine with Debian.`,
    ];
  const missing: string[] = [];
  if (process.getuid?.() !== 0)
    missing.push('Only root may create network namespaces. Run the command as root, for example with sudo.');
  const packages = new Set<string>();
  for (const program of Object.values(PROGRAMS)) {
    const isInstalled = await access(program.file, constants.R_OK).then(
      () => true,
      () => false,
    );
    if (!isInstalled) packages.add(program.package);
  }
  if (packages.size > 0)
    missing.push(
      `These packages are not installed. Install them: apt-get install --no-install-recommends ${[...packages].join(' ')}`,
    );
  return missing;
}
