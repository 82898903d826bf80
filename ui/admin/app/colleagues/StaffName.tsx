import { useIntl } from 'react-intl';
import type { MessageId } from '#ui/intl.ts';
import { RecordLink } from '../parts/cells.tsx';
import { useMay } from '../parts/rights.ts';
import { useColleague } from './data.ts';

/** Who decided: a colleague by name, where accounts may be read; the system and the command line by their word. */
export const StaffName = ({ actor }: Readonly<{ actor: string }>) => {
  const may = useMay();
  const { messages, formatMessage } = useIntl();
  const known = `console.audit.actor.${actor}`;
  const hasWord = known in messages;
  const person = useColleague(actor, !hasWord && may('user.view')).data;
  if (hasWord) return <>{formatMessage({ id: known as MessageId })}</>; // its presence was just checked
  if (person === undefined) return <>{formatMessage({ id: 'console.colleague' })}</>;
  return <RecordLink place="users" id={actor} name={person.displayName} />;
};
