/** The server or a command cannot start or continue. The message says what is wrong and what to do; it is printed without a stack trace. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
