import type { QuestionForms } from '#core/coaching/question-form/ports.ts';
import type { QuestionForm } from '#core/coaching/question-form/question-form.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';

export const knexQuestionForms = (db: Connection): QuestionForms => ({
  async insert({ questions, ...form }) {
    await refusing(
      { question_forms_number: 'version.stale' },
      db()('question_forms').insert({ ...form, questions: JSON.stringify(questions) }),
    );
  },

  async find(id) {
    const [form] = await rows<QuestionForm>(db(), 'select * from question_forms where id = ?', [id]);
    return form ?? null;
  },

  async currentOf(coachId) {
    const [form] = await rows<QuestionForm>(
      db(),
      'select * from question_forms where coach_id = ? order by number desc limit 1',
      [coachId],
    );
    return form ?? null;
  },
});
