import type { Cluster } from './cluster.ts';
import { cutOff, reconnect } from './network.ts';
import { killNode } from './node.ts';
import type { Node } from './settings.ts';

export type Fault = {
  name: string;
  cause(node: Node): Promise<void>;
  repair(cluster: Cluster, node: Node): Promise<void>;
};

/** The faults of the primary, one in each round. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'killed',
    cause: killNode,
    repair: async (cluster, node) => cluster.startNode(node),
  },
  {
    name: 'cut off',
    cause: cutOff,
    repair: (_cluster, node) => reconnect(node),
  },
];
