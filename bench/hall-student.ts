import type { Exam } from '@sikhya/contract/exams.ts';
import type { ExamAttempt } from '@sikhya/contract/student-exams.ts';
import { send } from './http-client.ts';

const CHANGES_PER_SAVE = 5;
const OPTIONS = 4;

export type AnswerKey = { _id: string; options: string[]; correctAnswer: number }[];

/** The questions of the exam in the order of the paper. */
export function createAnswerKey({ sections }: Exam): AnswerKey {
  return sections.flatMap(({ questions }) => questions);
}

/** A student who answers the questions in the order on the screen, several between two saves. */
export class HallStudent {
  readonly token: string;
  readonly #address: string;
  readonly #key: AnswerKey;
  /** The share of right answers, so that the marks of the students differ. */
  readonly #skill = 0.2 + 0.75 * Math.random();
  attemptId = '';
  /** The positions in the paper of the questions and their options, in the order on the screen. */
  #questions = new Uint8Array();
  #options = new Uint8Array();
  #saveNumber = 0;
  #unsaved: { question: number; option: number; mark: 'visited' }[] = [];
  /** The chosen options by the position on the screen. */
  readonly #answers: number[] = [];
  /** The confirmed options in the order of the paper; -1 for none. */
  readonly confirmed: number[];
  pendingCall: Promise<void> = Promise.resolve();

  constructor(address: string, token: string, key: AnswerKey) {
    this.#address = address;
    this.token = token;
    this.#key = key;
    this.confirmed = Array(key.length).fill(-1);
  }

  async start(examId: string): Promise<void> {
    const body = { deviceId: this.#deviceId };
    const response = await this.#call('POST', `/api/student/exams/${examId}/attempts`, body, 200);
    const { attemptId, questions }: ExamAttempt = response.attempt;
    this.attemptId = attemptId;
    this.#questions = Uint8Array.from(questions, ({ _id }) =>
      this.#key.findIndex((question) => question._id === _id),
    );
    this.#options = Uint8Array.from(
      questions.flatMap(({ options }, question) =>
        options.map((option) => this.#key[this.#questions[question]!]!.options.indexOf(option)),
      ),
    );
  }

  async save(): Promise<void> {
    this.#answerSome();
    this.#saveNumber += 1;
    const changes = this.#unsaved;
    const body = { saveNumber: this.#saveNumber, changes, deviceId: this.#deviceId };
    const path = `/api/student/test/attempts/${this.attemptId}/answers`;
    const { saved } = await this.#call('PUT', path, body, 200);
    if (!saved) throw new Error('a save was rejected as outdated');
    for (const { question, option } of changes)
      this.confirmed[this.#questions[question]!] = this.#options[question * OPTIONS + option]!;
    this.#unsaved = [];
  }

  /** As the app does: saves what is not saved yet, then hands in with all answers. */
  async handIn(): Promise<void> {
    await this.save();
    const answers = this.#answers.map((selectedIndex, question) => {
      const { _id: questionId, options } = this.#key[this.#questions[question]!]!;
      const selectedAnswer = options[this.#options[question * OPTIONS + selectedIndex]!];
      return { questionId, selectedIndex, selectedAnswer };
    });
    await this.#call(
      'POST',
      '/api/student/progress/test-result',
      { attemptId: this.attemptId, answers },
      201,
    );
  }

  #answerSome(): void {
    for (let n = 0; n < CHANGES_PER_SAVE; n += 1) {
      const question = this.#answers.length;
      const { correctAnswer } = this.#key[this.#questions[question]!]!;
      const shown = this.#options.subarray(question * OPTIONS, (question + 1) * OPTIONS);
      const option =
        Math.random() < this.#skill ? shown.indexOf(correctAnswer) : Math.floor(Math.random() * OPTIONS);
      this.#answers.push(option);
      this.#unsaved.push({ question, option, mark: 'visited' });
    }
  }

  get #deviceId(): string {
    return this.token.slice(-20);
  }

  async #call(method: string, path: string, body: object, expected: number) {
    const response = await send(this.#address, this.token, method, path, body);
    if (response.status !== expected)
      throw new Error(`${method} ${path} returned ${response.status}: ${response.body}`);
    return JSON.parse(response.body);
  }
}
