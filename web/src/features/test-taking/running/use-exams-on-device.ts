import { useEffect, useState } from 'react';
import { useAuth } from '../../../lib/session.tsx';
import { type Attempt, getTimeLeft } from '../attempt/attempt.ts';
import { listAttempts, onAttemptChange } from '../attempt/attempt-storage.ts';
import { type AttemptAtExam, requireExam } from '../attempt/exam-attempt.ts';

/** The running exams that this device knows, without asking the server: the list of exams has the others. */
export function useExamsOnDevice(): AttemptAtExam[] {
  const { email } = useAuth();
  const [exams, setExams] = useState<AttemptAtExam[]>([]);
  useEffect(() => {
    const read = async () =>
      setExams((await listAttempts(email)).filter(isRunningExam).map((attempt) => requireExam(attempt)));
    void read();
    return onAttemptChange(() => void read());
  }, [email]);
  // Their time may be over by now.
  return exams.filter(isRunningExam);
}

function isRunningExam(attempt: Attempt): boolean {
  return attempt.exam !== undefined && !attempt.finished && getTimeLeft(attempt, Date.now()) > 0;
}
