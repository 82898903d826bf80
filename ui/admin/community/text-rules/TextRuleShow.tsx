import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { EditIcon } from '#ui/icons.tsx';
import { DeleteRecord } from '../../app/forms/DeleteRecord.tsx';
import { When } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useTextRule, type TextRule } from '../data.ts';
import { TextRuleActionChip } from '../parts/cells.tsx';
import { communityClient } from '../parts/client.ts';
import { TextRuleDialog } from './TextRuleDialog.tsx';

const Actions = ({ rule }: Readonly<{ rule: TextRule }>) => {
  const { formatMessage } = useIntl();
  const [edits, setEdits] = useState(false);
  const { id, pattern } = rule;
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button variant="outlined" size="small" startIcon={<EditIcon />} onClick={() => setEdits(true)}>
        <FormattedMessage id="console.textRules.edit" />
      </Button>
      <DeleteRecord
        place="text-rules"
        id={id}
        ask={{
          title: <FormattedMessage id="console.textRules.delete.title" values={{ pattern }} />,
          text: <FormattedMessage id="console.textRules.delete.text" />,
          confirmLabel: <FormattedMessage id="ui.delete" />,
        }}
        remove={async () => communityClient.adminTextRules.remove({ params: { id } })}
        deleted={formatMessage({ id: 'console.textRules.deleted' })}
        instead={null}
      />
      {edits && <TextRuleDialog rule={rule} onClose={() => setEdits(false)} />}
    </Box>
  );
};

const TextRuleShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const may = useMay();
  const query = useTextRule(id);
  const rule = query.data;
  return (
    <ConsolePage
      title={rule?.pattern ?? formatMessage({ id: 'resources.text-rules.name' }, { smart_count: 1 })}
      actions={rule && may('feed.manage') && <Actions rule={rule} />}
      back={{
        to: '/admin/text-rules',
        label: <FormattedMessage id="resources.text-rules.name" values={{ smart_count: 2 }} />,
      }}
      width={800}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={3} />}>
        {({ kind, action, updatedAt }) => (
          <Section>
            <Facts
              facts={[
                {
                  key: 'kind',
                  label: <FormattedMessage id="console.textRules.kind" />,
                  value: <FormattedMessage id={`console.textRules.kind.${kind}`} />,
                },
                {
                  key: 'action',
                  label: <FormattedMessage id="console.textRules.action" />,
                  value: (
                    <>
                      <TextRuleActionChip action={action} />
                      <Typography variant="body2" sx={{ mt: 0.5 }}>
                        <FormattedMessage id={`console.textRules.action.${action}.help`} />
                      </Typography>
                    </>
                  ),
                },
                {
                  key: 'updated',
                  label: <FormattedMessage id="console.updatedAt" />,
                  value: <When at={updatedAt} />,
                },
              ]}
            />
          </Section>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default TextRuleShow;
