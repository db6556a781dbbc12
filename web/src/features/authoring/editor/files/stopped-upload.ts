/** A file of the course could not be sent, so that the course was not saved. */
export class StoppedUpload extends Error {
  override readonly name = 'StoppedUpload';

  constructor(label: string, cause: Error) {
    super(`${label} could not be uploaded. ${cause.message}`, { cause });
  }
}
