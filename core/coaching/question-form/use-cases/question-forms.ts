import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { requireCoach } from '#core/coaching/coach/desk.ts';
import { readQuestions } from '../form-rules.ts';
import type { Question, QuestionForm } from '../question-form.ts';

export const getQuestionForm =
  ({ reads }: Reads<'questionForms'>) =>
  async (actor: Actor): Promise<{ form: QuestionForm | null }> => ({
    form: await reads.questionForms.currentOf(requireCoach(actor).id),
  });

/** `number` is the version it was made from, 0 for the first: a save over an older one is refused. */
type Input = Readonly<{ questions: readonly Question[]; number: number }>;

/** Makes the next version. Versions before stay: answers are read with the questions they were given to. */
export const saveQuestionForm =
  ({ transaction, clock, ids }: Writes<'questionForms'> & Pick<Ports, 'clock' | 'ids'>) =>
  async (actor: Actor, { questions, number }: Input): Promise<{ form: QuestionForm }> => {
    const { id: coachId } = requireCoach(actor);
    const read = readQuestions(questions);
    return transaction(async ({ questionForms }) => {
      const current = await questionForms.currentOf(coachId);
      if ((current?.number ?? 0) !== number) throw new DomainError('version.stale');
      const form: QuestionForm = {
        id: ids.next(),
        coachId,
        number: number + 1,
        questions: read,
        createdAt: clock.now(),
      };
      await questionForms.insert(form);
      return { form };
    });
  };
