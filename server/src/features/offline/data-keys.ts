import { hkdfSync } from 'node:crypto';

/**
 * The key that encrypts a chapter on the devices of a student. It is derived from the session secret, so that nothing
 * secret is stored, and a device whose lease has ended can read its copy again after the next contact.
 */
export function createDataKeys([secret = '']: readonly string[]) {
  return (studentId: string, chapterId: string): string =>
    Buffer.from(hkdfSync('sha256', secret, studentId, `sikhya offline chapter ${chapterId}`, 32)).toString(
      'base64url',
    );
}
