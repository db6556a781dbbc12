import type { Location } from 'react-router';
import { isSignedOut } from '../../../lib/session-store.ts';

/** After the end of a session the student signs in and returns to the test; logging out has its own question. */
export const canLeave = ({ state }: Location) => isSignedOut() || state?.loggingOut === true;
