import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { type Language, languages } from '#core/kernel/language.ts';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { MailIcon } from '#ui/icons.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { client } from '../../app/client.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { When } from '../../app/parts/cells.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import type { MailTexts } from '../../app/mails/MailTextSide.tsx';
import type { Preview } from '../../app/mails/use-mail-preview.ts';
import { TemplateEditor } from './TemplateEditor.tsx';
import { useTemplateName } from '../../app/mails/use-template-name.ts';
import { useTemplate } from './data.ts';

const TemplatePage = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const name = useTemplateName();
  const toast = useToast();
  const person = useSignedInUser();
  const refreshed = useRefreshed();
  const mayEdit = useMay()('mail.manage');
  const writers = mayEdit ? languages : [];
  const [testing, setTesting] = useState<Language>();
  const query = useTemplate(id);
  const template = query.data;
  const preview: Preview = useCallback((body) => client.adminMails.preview({ params: { id }, body }), [id]);

  const save = async (texts: MailTexts) => {
    await client.adminMails.updateTemplate({
      params: { id },
      body: { ...texts, version: template?.version ?? 0 },
    });
    await refreshed('email-templates');
    toast(<FormattedMessage id="ui.saved" />);
  };
  const send = async () => {
    if (testing === undefined) return;
    await client.adminMails.testSend({ params: { id }, body: { language: testing } });
    await refreshed('email-log');
    toast(formatMessage({ id: 'console.templates.tested' }, { to: person?.email ?? '' }));
  };

  return (
    <ConsolePage
      title={name(id)}
      description={
        template?.updatedAt ? (
          <FormattedMessage
            id="console.templates.updated"
            values={{ when: <When key="when" at={template.updatedAt} /> }}
          />
        ) : (
          template && <FormattedMessage id="console.templates.original" />
        )
      }
      back={{
        to: '/admin/email-templates',
        label: <FormattedMessage id="resources.email-templates.name" values={{ smart_count: 2 }} />,
      }}
      actions={writers.map((language) => (
        <Button
          key={language}
          variant="outlined"
          size="small"
          startIcon={<MailIcon />}
          onClick={() => setTesting(language)}
        >
          <FormattedMessage id={`console.templates.test.${language}`} />
        </Button>
      ))}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={6} />}>
        {(found) => (
          <TemplateEditor
            key={found.version}
            template={found}
            save={save}
            preview={preview}
            reload={query.refetch}
            readOnly={!mayEdit}
          />
        )}
      </QueryView>
      <ConfirmDialog
        open={testing !== undefined}
        title={<FormattedMessage id="console.templates.test.title" values={{ name: name(id) }} />}
        confirmLabel={<FormattedMessage id="console.templates.test.confirm" />}
        onConfirm={send}
        onClose={() => setTesting(undefined)}
      >
        <FormattedMessage id="console.templates.test.consequence" values={{ to: person?.email ?? '' }} />
      </ConfirmDialog>
    </ConsolePage>
  );
};

export default TemplatePage;
