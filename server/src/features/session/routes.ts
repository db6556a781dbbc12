import { adminLogin, googleSignIn, logout, setPreferences, whoAmI } from '@sikhya/contract/session.ts';
import type { FastifyInstance } from 'fastify';
import { serve, withHeaders } from '../../http/serve.ts';
import type { SessionService } from './service.ts';

export function sessionRoutes(app: FastifyInstance, service: SessionService): void {
  serve(app, adminLogin, async ({ body, address, cookies }) => {
    const { signedIn, deviceCookie } = await service.signInAdmin(body, { address, cookies });
    return withHeaders({ 'set-cookie': deviceCookie }, signedIn);
  });
  serve(app, googleSignIn, ({ body }) => service.signInStudent(body));
  serve(app, whoAmI, ({ caller }) => service.getSessionUser(caller));
  serve(app, setPreferences, ({ caller, body }) => service.setPreferences(caller, body));
  serve(app, logout, ({ caller }) => service.logOut(caller));
}
