import * as contract from '@sikhya/contract/coupons.ts';
import type { FastifyInstance } from 'fastify';
import type { WriteDependencies } from '../../http/idempotency.ts';
import { serve, withStatus } from '../../http/serve.ts';
import { serveWrite } from '../../http/serve-write.ts';
import * as service from './service.ts';

export function couponRoutes(app: FastifyInstance, dependencies: WriteDependencies): void {
  const { db, now } = dependencies;
  serve(app, contract.listCoupons, ({ query }) => service.listCoupons(db, query));
  serve(app, contract.listCourseTitles, async () => ({ courses: await service.listCourseTitles(db) }));
  serveWrite(app, dependencies, contract.createCoupon, async ({ tx, body, ...actor }) =>
    withStatus(201, { coupon: await service.createCoupon({ tx, actor, now: now() }, body) }),
  );
  serveWrite(app, dependencies, contract.updateCoupon, async ({ tx, params, body, ...actor }) => ({
    coupon: await service.updateCoupon({ tx, actor, now: now() }, params.couponId, body),
  }));
  serveWrite(app, dependencies, contract.deleteCoupon, ({ tx, params, ...actor }) =>
    service.deleteCoupon({ tx, actor, now: now() }, params.couponId),
  );
}
