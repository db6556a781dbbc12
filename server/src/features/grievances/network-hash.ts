import { createHmac } from 'node:crypto';

export type HashNetwork = (network: string) => string;

/** The database stores this instead of the network that a grievance comes from. */
export const createNetworkHash =
  (secret: string): HashNetwork =>
  (network) =>
    createHmac('sha256', secret).update(`grievance network ${network}`).digest('base64url');
