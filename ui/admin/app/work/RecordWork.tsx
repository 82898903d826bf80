import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { WorkKind } from '#core/member-lifecycle/staff-work/staff-note.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { client } from '../client.ts';
import { Section } from '../parts/Facts.tsx';
import { useRefreshed } from '../parts/use-record.ts';
import { AssigneeRow } from './AssigneeRow.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NoteRow } from './NoteRow.tsx';
import { useWork } from './data.ts';

type Props = Readonly<{
  kind: WorkKind;
  id: string;
  /** The list of such records, which shows who works on each. */
  resource: string;
}>;

/** On the page of a person, an order or a report: who works on it, and what staff noted for each other. */
export const RecordWork = ({ kind, id, resource }: Props) => {
  const record = { kind, id };
  const query = useWork(record);
  const refreshed = useRefreshed();
  const reload = () => refreshed('work');
  return (
    <Section
      title={<FormattedMessage id="console.work.title" />}
      note={<FormattedMessage id="console.work.lead" />}
    >
      <QueryView query={query} compact skeleton={<ListSkeleton rows={2} />}>
        {({ assignee, notes }) => (
          <>
            <AssigneeRow record={record} resource={resource} assignee={assignee} />
            {notes.length === 0 ? (
              <Typography sx={{ color: 'text.secondary', mb: 2 }}>
                <FormattedMessage id="console.work.note.none" />
              </Typography>
            ) : (
              <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mb: 2 }}>
                {notes.map((note) => (
                  <NoteRow key={`${note.id} ${note.version}`} note={note} onChanged={reload} />
                ))}
              </Box>
            )}
            <NoteForm
              onSave={async (text) => {
                await client.adminWork.addNote({ params: record, body: { text } });
                await reload();
              }}
            />
          </>
        )}
      </QueryView>
    </Section>
  );
};
