import { useState, type ReactNode } from 'react';
import type { PersonCard } from '#http/people/contract/person-card.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { useTieSteps } from '../data/social.ts';
import { FollowButton } from './FollowButton.tsx';
import { PersonLine } from './PersonLine.tsx';

type Props = Readonly<{
  line: Readonly<{ person: PersonCard; following: boolean; followsMe: boolean }>;
  note?: ReactNode;
  onOpen?: (() => void) | undefined;
  /** What else can be done about someone one does not follow. */
  children?: ReactNode;
}>;

/** A person with a follow button; closed profiles can't be followed, only followed no longer. */
export const FollowRow = ({ line, note, onOpen, children }: Props) => {
  const user = useSignedInUser();
  const { mutate, isPending } = useTieSteps(line.person.id);
  // The list it stands in need not be asked again for what was just pressed.
  const [pressed, setPressed] = useState<boolean>();
  const following = pressed ?? line.following;
  const { person, followsMe } = line;
  const mayFollow = user !== undefined && !person.isOwn && (following || person.profileLink !== null);
  return (
    <PersonLine person={person} note={note} onOpen={onOpen}>
      {mayFollow && (
        <FollowButton
          name={person.name}
          following={following}
          followsMe={followsMe}
          busy={isPending}
          size="small"
          onChange={(next) => {
            setPressed(next);
            mutate({ kind: next ? 'follow' : 'unfollow' }, { onError: () => setPressed(undefined) });
          }}
        />
      )}
      {!following && children}
    </PersonLine>
  );
};
