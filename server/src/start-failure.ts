/**
 * The server cannot start and a person has to act. The message is one plain sentence that says what is wrong
 * and what to do; it is printed as it stands, without a stack.
 */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
