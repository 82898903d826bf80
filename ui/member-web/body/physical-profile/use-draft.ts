import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { deleteServerDraft } from './data.ts';
import { type Conflict, createDraftKeeper, type DraftState } from './draft-keeper.ts';
import type { DraftContent } from './draft-storage.ts';
import { inputsIn, settledInputs, type ProfileValues } from './profile-form.ts';
import { contentOf, type Start } from './starting-point.ts';

type Options = Readonly<{ userId: string; form: UseFormReturn<ProfileValues>; screen: number; start: Start }>;

export const valuesOf = ({ inputs, carriedOver, media }: DraftContent): ProfileValues => ({
  ...inputs,
  carriedOver: [...carriedOver],
  media: [...media],
});

/** The draft of the form: its state in words, and what a person may decide about it. */
export const useDraft = ({ userId, form, screen, start }: Options) => {
  const [state, setState] = useState<DraftState>('untouched');
  const [conflict, setConflict] = useState<Conflict | null>(
    start.rival === null ? null : { theirs: start.rival },
  );
  const [keeper] = useState(() => {
    const made = createDraftKeeper({
      userId,
      version: start.version,
      step: start.content.step,
      read: () => {
        const values = form.getValues();
        return {
          inputs: settledInputs(inputsIn(values)),
          carriedOver: values.carriedOver,
          media: values.media,
        };
      },
      onState: setState,
      onConflict: setConflict,
    });
    if (start.rival !== null) made.pause();
    return made;
  });

  useEffect(() => keeper.lookAt(screen), [keeper, screen]);

  useEffect(() => {
    const { unsubscribe } = form.watch(() => keeper.changed());
    const leave = keeper.attend();
    return () => {
      unsubscribe();
      leave();
    };
  }, [form, keeper]);

  /** Replaces what the form shows without calling it a change of one's own. */
  const show = (content: DraftContent) => {
    keeper.pause();
    form.reset(valuesOf(content), { keepDefaultValues: true });
  };

  return {
    state,
    conflict,
    keepMine: () => {
      keeper.goOn(conflict?.theirs?.version ?? 0);
      setConflict(null);
      keeper.keepNow();
    },
    takeTheirs: () => {
      const theirs = conflict?.theirs;
      if (theirs === undefined || theirs === null) return;
      show(contentOf(theirs));
      keeper.goOn(theirs.version);
      keeper.forget();
      setConflict(null);
      setState('kept');
    },
    /** Forgets the draft everywhere. Answers how to take that back. */
    discard: (fresh: DraftContent) => {
      const before = form.getValues();
      keeper.pause();
      form.reset(valuesOf(fresh));
      keeper.goOn(0);
      keeper.forget();
      setState('untouched');
      const forgotten = deleteServerDraft().catch(() => undefined); // the next write replaces it anyway
      return async () => {
        await forgotten;
        form.reset(before, { keepDefaultValues: true });
        keeper.changed();
      };
    },
    /** The week is saved: the server has forgotten its copy, and nothing may write a new one. */
    finish: () => {
      keeper.pause();
      keeper.forget();
    },
  };
};
