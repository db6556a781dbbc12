import { NODES, PORTS } from '../settings.ts';

/**
 * HAProxy asks Patroni on each node for its role. It closes the connections to a node that lost the role, so that no
 * client waits for a node that does not answer.
 */
export function haproxyConfiguration(): string {
  return `global
    maxconn 1000

defaults
    mode tcp
    timeout connect 3s
    # connections of a pool may be idle for long
    timeout client 24h
    timeout server 24h
    timeout check 1s
    option clitcpka
    option srvtcpka

${listen('primary', PORTS.primary, '/primary')}
${listen('replicas', PORTS.replicas, '/replica')}`;
}

function listen(name: string, port: number, check: string): string {
  const servers = NODES.map(
    (node) => `    server ${node.name} ${node.address}:${PORTS.postgres} check port ${PORTS.patroni}`,
  );
  return `listen ${name}
    bind 127.0.0.1:${port}
    option httpchk GET ${check}
    http-check expect status 200
    default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`;
}
