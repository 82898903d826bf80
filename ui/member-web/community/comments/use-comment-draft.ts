import { useMemo, useState } from 'react';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { localDraft, textsIn } from '../../app/device/local-draft.ts';
import type { PostBody } from '../post/data.ts';
import { keptPeople, mentionsIn, peopleFrom, type Picked } from '../text/mentions.ts';

type Options = Readonly<{
  draftKey: string;
  onSend: (text: string, mentions: PostBody['mentions'], version?: number) => Promise<unknown>;
  answering?: Picked;
  /** Of a comment that is being edited. */
  start?: Readonly<{ text: string; picked: readonly Picked[] }>;
  /** Before a refusal is shown; true when it is shown otherwise. */
  onRefused?: (refusal: unknown) => Promise<boolean>;
}>;

/** A comment under work, of this member, kept on this device until it is sent. */
export const useCommentDraft = ({ draftKey, onSend, answering, start, onRefused }: Options) => {
  const userId = useSignedInUser()?.id ?? '';
  const kept = useMemo(
    () => localDraft(`comment:${userId}:${draftKey}`, textsIn(['text', 'picked'])),
    [userId, draftKey],
  );
  const [text, setText] = useState(
    () => kept.read()?.text ?? start?.text ?? (answering ? `@${answering.name} ` : ''),
  );
  const [picked, setPicked] = useState<readonly Picked[]>(() => [
    ...(start?.picked ?? (answering ? [answering] : [])),
    ...peopleFrom(kept.read()?.picked ?? ''),
  ]);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  const change = (next: string, people = picked) => {
    setText(next);
    if (next.trim() === '') kept.remove();
    else kept.write({ text: next, picked: keptPeople(people) });
  };

  return {
    text,
    change: (next: string) => change(next),
    /** Other words in place of what was typed. */
    show: (next: Readonly<{ text: string; picked: readonly Picked[] }>) => {
      kept.remove();
      setText(next.text);
      setPicked(next.picked);
      setError(undefined);
    },
    pick: (person: Picked, next: string) => {
      const people = [...picked, person];
      setPicked(people);
      change(next, people);
    },
    isBusy,
    error,
    /** `version`: over the words that were saved with it. */
    send: async (version?: number) => {
      const words = text.trim();
      if (words === '' || isBusy) return;
      setBusy(true);
      setError(undefined);
      try {
        await onSend(words, [...mentionsIn(words, picked)], version);
        kept.remove();
        setText('');
        setPicked([]);
      } catch (refusal) {
        if (!(await onRefused?.(refusal))) setError(refusal);
      } finally {
        setBusy(false);
      }
    },
  };
};
