import type { BroughtAnswer } from '#core/member-lifecycle/archive-import/archive-content.ts';
import type { BroughtAnswers } from '#core/member-lifecycle/archive-import/ports.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';

const refusals = { brought_answers_user_id_fkey: 'user.not_found' } as const;

export const knexBroughtAnswers = (db: Connection): BroughtAnswers => ({
  async insert(answers) {
    if (answers.length === 0) return 0;
    const made = await refusing(
      refusals,
      db()('brought_answers')
        .insert(
          answers.map(({ notes, targets, rating, ...answer }) => ({
            ...answer,
            notes: JSON.stringify(notes),
            targets: JSON.stringify(targets),
            rating: rating && JSON.stringify(rating),
          })),
        )
        .onConflict(['user_id', 'origin', 'source_id'])
        .ignore()
        .returning('id'),
    );
    return made.length;
  },

  of: (userId) =>
    rows<BroughtAnswer>(
      db(),
      'select * from brought_answers where user_id = ? order by answered_at desc, id desc',
      [userId],
    ),

  keysOf: (userId) =>
    rows<Awaited<ReturnType<BroughtAnswers['keysOf']>>[number]>(
      db(),
      'select origin, source_id from brought_answers where user_id = ? order by id',
      [userId],
    ),

  async deleteAllOf(userId) {
    await db()('brought_answers').where({ userId }).delete();
  },
});
