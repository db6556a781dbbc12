import {
  adminLogin,
  googleSignIn,
  logout,
  setPreferences,
  signInWithPasskey,
  startPasskeySignIn,
  takeSecondStep,
  whoAmI,
} from '@sikhya/contract/session.ts';
import type { FastifyInstance } from 'fastify';
import { serve, withHeaders } from '../../http/serve.ts';
import type { SessionService } from './service.ts';

export function sessionRoutes(app: FastifyInstance, service: SessionService): void {
  serve(app, adminLogin, async ({ body, address, cookies }) => {
    const result = await service.signInAdmin(body, { address, cookies });
    return 'secondStep' in result
      ? result
      : withHeaders({ 'set-cookie': result.deviceCookie }, result.signedIn);
  });
  serve(app, takeSecondStep, async ({ body, address, cookies }) => {
    const { signedIn, deviceCookie } = await service.takeSecondStep(body, { address, cookies });
    return withHeaders({ 'set-cookie': deviceCookie }, signedIn);
  });
  serve(app, startPasskeySignIn, ({ body, address }) => service.startPasskeySignIn(body.challenge, address));
  serve(app, signInWithPasskey, async ({ body, address, cookies }) => {
    const { signedIn, deviceCookie } = await service.signInWithPasskey(body.response, { address, cookies });
    return withHeaders({ 'set-cookie': deviceCookie }, signedIn);
  });
  serve(app, googleSignIn, ({ body, userAgent }) => service.signInStudent(body, userAgent));
  serve(app, whoAmI, ({ caller }) => service.getSessionUser(caller));
  serve(app, setPreferences, ({ caller, body }) => service.setPreferences(caller, body));
  serve(app, logout, ({ caller }) => service.logOut(caller));
}
