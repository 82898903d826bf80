import { useMemo, useState } from 'react';
import { isApiError } from '#ui/api/api-error.ts';
import { isVisibility, type Visibility } from './visibility.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { usePostSteps, type Post } from '../post/data.ts';
import { mentionsIn, pickedFrom, type Picked } from '../text/mentions.ts';
import { cardFrom, draftOf, keepDraft, pickedAtFirst, type ChosenCard, type Typed } from './post-draft.ts';
import { useAttachments } from './use-attachments.ts';

type Options = Readonly<{ post?: Post; onDone: (post: Post) => void }>;

/** A post under work: new, or one that is edited. */
export const useComposer = ({ post, onDone }: Options) => {
  const user = useSignedInUser();
  const [opened] = useState(post);
  const kept = useMemo(() => (user ? draftOf(user.id, opened) : null), [opened, user]);
  const [draft] = useState(() => kept?.read());
  const steps = usePostSteps();
  const attachments = useAttachments(post?.media);
  const [text, setText] = useState(draft?.text ?? post?.text ?? '');
  const [picked, setPicked] = useState(() => pickedAtFirst(post, draft));
  const [visibility, setVisibility] = useState<Visibility>(
    isVisibility(draft?.visibility) ? draft.visibility : (post?.visibility ?? 'PUBLIC'),
  );
  const [chosen, setChosen] = useState<ChosenCard | null>(
    post?.card ? { choice: null, card: post.card } : cardFrom(draft?.card),
  );
  const [hasPreview, setHasPreview] = useState(post?.preview != null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  /** The version the work began from. */
  const [base, setBase] = useState(draft?.version ? Number(draft.version) : post?.version);
  /** Saved elsewhere since then, and waiting for a choice. */
  const [theirs, setTheirs] = useState<Post | null>(null);

  const keep = (changed: Partial<Typed>) =>
    keepDraft(kept, { opened, base, typed: { text, visibility, picked, chosen, ...changed } });
  const words = text.trim();
  const isEmpty = words === '' && attachments.list.length === 0 && chosen === null;

  const send = (version: number | undefined): Promise<Post> => {
    const mentions = [...mentionsIn(words, picked)];
    const body = { text: words, mentions, media: attachments.body(), visibility };
    if (post === undefined || version === undefined)
      return steps.publish({ ...body, ...(chosen?.choice && { card: chosen.choice }) });
    return steps.edit(post.id, {
      ...body,
      version,
      ...(post.preview !== null && !hasPreview && { withoutPreview: true as const }),
      ...(post.card !== null && chosen === null && { withoutCard: true as const }),
    });
  };

  /** Another window was faster: its post is asked for, and the two stand side by side. */
  const refused = async (refusal: unknown): Promise<void> => {
    if (opened === undefined || !isApiError(refusal, 'version.stale')) return setError(refusal);
    try {
      setTheirs(await steps.read(opened.id));
    } catch (lost) {
      setError(lost);
    }
  };

  const publish = async (version = base): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const done = await send(version);
      kept?.remove();
      attachments.forget();
      onDone(done);
    } catch (refusal) {
      await refused(refusal);
    } finally {
      setBusy(false);
    }
  };

  const takeTheirs = (other: Post) => {
    setTheirs(null);
    setBase(other.version);
    setText(other.text);
    setPicked(pickedFrom(other.text, other.entities));
    setVisibility(other.visibility);
    attachments.showPost(other.media);
    setChosen(other.card ? { choice: null, card: other.card } : null);
    setHasPreview(other.preview !== null);
    kept?.remove();
  };

  return {
    text,
    change: (next: string) => {
      setText(next);
      keep({ text: next });
    },
    pick: (person: Picked, next: string) => {
      const people = [...picked, person];
      setPicked(people);
      setText(next);
      keep({ text: next, picked: people });
    },
    visibility,
    show: (next: Visibility) => {
      setVisibility(next);
      keep({ visibility: next });
    },
    attachments,
    chosen,
    choose: (next: ChosenCard | null) => {
      setChosen(next);
      keep({ chosen: next });
    },
    hasPreview,
    removePreview: () => setHasPreview(false),
    isEmpty,
    isBusy,
    error,
    mayPublish: !isEmpty && !attachments.isOnTheWay && !attachments.hasFailed && !isBusy && theirs === null,
    publish: () => publish(),
    conflict:
      theirs === null
        ? null
        : {
            theirs,
            keepMine: () => publish(theirs.version),
            takeTheirs: () => takeTheirs(theirs),
          },
    /** Something typed waits on this device when the dialog is closed. */
    hasDraft: kept?.read() !== undefined,
  };
};

export type ComposerState = ReturnType<typeof useComposer>;
