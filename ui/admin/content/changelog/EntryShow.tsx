import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { languages, inLanguage } from '#core/kernel/language.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { EditIcon } from '#ui/icons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { DeleteRecord } from '../../app/forms/DeleteRecord.tsx';
import { When } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { type StaffEntry, useEntry } from '../data.ts';
import { contentClient } from '../parts/client.ts';
import { EntryDialog } from './EntryDialog.tsx';

const Actions = ({ entry, reload }: Readonly<{ entry: StaffEntry; reload: () => unknown }>) => {
  const { formatMessage } = useIntl();
  const [edits, setEdits] = useState(false);
  const { id } = entry;
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button variant="outlined" size="small" startIcon={<EditIcon />} onClick={() => setEdits(true)}>
        <FormattedMessage id="console.changelog.edit" />
      </Button>
      <DeleteRecord
        place="changelog"
        id={id}
        ask={{
          title: <FormattedMessage id="console.changelog.delete.title" />,
          text: <FormattedMessage id="console.changelog.delete.text" />,
          confirmLabel: <FormattedMessage id="ui.delete" />,
        }}
        deleted={formatMessage({ id: 'console.changelog.deleted' })}
        instead={null}
        remove={async () => contentClient.adminChangelog.delete({ params: { id } })}
      />
      {edits && <EntryDialog entry={entry} reload={reload} onClose={() => setEdits(false)} />}
    </Box>
  );
};

const EntryShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const may = useMay();
  const query = useEntry(id);
  const entry = query.data;
  return (
    <ConsolePage
      title={
        entry
          ? inLanguage(entry.title, language)
          : formatMessage({ id: 'resources.changelog.name' }, { smart_count: 1 })
      }
      actions={entry && may('bug-report.manage') && <Actions entry={entry} reload={query.refetch} />}
      back={{
        to: '/admin/changelog',
        label: <FormattedMessage id="resources.changelog.name" values={{ smart_count: 2 }} />,
      }}
      width={800}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={3} />}>
        {({ kind, publishedAt, title, text, linked }) => (
          <>
            <Section>
              <Facts
                facts={[
                  {
                    key: 'kind',
                    label: <FormattedMessage id="console.changelog.kind" />,
                    value: <FormattedMessage id={`changelog.kind.${kind}`} />,
                  },
                  {
                    key: 'at',
                    label: <FormattedMessage id="console.changelog.publishedAt" />,
                    value:
                      publishedAt === null ? (
                        <FormattedMessage id="console.changelog.draft" />
                      ) : (
                        <When at={publishedAt} />
                      ),
                  },
                  {
                    key: 'linked',
                    label: <FormattedMessage id="console.changelog.linked" />,
                    value: linked.length === 0 ? '–' : linked.map(({ number }) => `#${number}`).join(', '),
                  },
                ]}
              />
            </Section>
            {languages.map((each) => (
              <Section key={each} title={title[each]}>
                <Typography lang={each} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {text[each]}
                </Typography>
              </Section>
            ))}
          </>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default EntryShow;
