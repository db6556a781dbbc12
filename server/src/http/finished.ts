/** An answer that is the text of its endpoint's JSON already, where making it anew each time would cost too much. */
export class Finished<Answer> {
  readonly bytes: Buffer;
  /** Of what it is the text; nobody reads it. */
  declare readonly answer: Answer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}
