import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { whoMayWriteChoices } from '#core/people/account/user.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SwitchRow } from '#ui/components/forms/SwitchRow.tsx';
import { Page } from '#ui/components/Page.tsx';
import { type SignedInUser, useSignedInUser } from '#ui/api/signed-in.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { usePreference } from '../../app/use-preference.ts';
import { Choice } from '../settings/Choice.tsx';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import { useTranslationHost } from './data.ts';
import { ClosedProfileNote } from './ClosedProfileNote.tsx';
import { RelationCard } from './RelationCard.tsx';
import { SectionsCard } from './SectionsCard.tsx';

declare global {
  interface MessageCatalogues {
    privacy: typeof import('./messages/vi.json');
  }
}

type Props = Readonly<{ user: SignedInUser }>;

/** Who finds this member, and what opens the profile. */
const BeingFound = ({ user }: Props) => {
  const { choose, error } = usePreference();
  return (
    <SettingsCard
      title={<FormattedMessage id="privacy.found" />}
      description={<FormattedMessage id="privacy.found.text" />}
    >
      {error !== null && <ErrorNote error={error} />}
      {!user.isPublic && (
        <ClosedProfileNote>
          <FormattedMessage id="privacy.closed" />
        </ClosedProfileNote>
      )}
      <SwitchRow
        label={<FormattedMessage id="privacy.suggestible" />}
        hint={<FormattedMessage id="privacy.suggestible.hint" />}
        checked={user.suggestible}
        onChange={(suggestible) => choose({ suggestible })}
      />
      <SwitchRow
        label={<FormattedMessage id="privacy.presence" />}
        hint={<FormattedMessage id="privacy.presence.hint" />}
        checked={user.showPresence}
        onChange={(showPresence) => choose({ showPresence })}
      />
    </SettingsCard>
  );
};

/** Without a model there is nothing to agree to, only what was agreed to before to take back. */
const Translation = ({ user, onChange }: Props & Readonly<{ onChange: (is: boolean) => void }>) => {
  const host = useTranslationHost();
  if (host === undefined || (host === null && !user.translation)) return null;
  return (
    <SwitchRow
      label={<FormattedMessage id="privacy.translation" />}
      hint={
        host === null ? (
          <FormattedMessage id="privacy.translation.none" />
        ) : (
          <FormattedMessage id="privacy.translation.hint" values={{ host: <b>{host}</b> }} />
        )
      }
      checked={user.translation}
      onChange={onChange}
    />
  );
};

const Messages = ({ user }: Props) => {
  const { choose, error } = usePreference();
  return (
    <SettingsCard title={<FormattedMessage id="privacy.messages" />}>
      {error !== null && <ErrorNote error={error} />}
      <Choice
        label={<FormattedMessage id="privacy.write" />}
        value={user.whoMayWrite}
        options={whoMayWriteChoices.map((value) => ({
          value,
          label: <FormattedMessage id={`privacy.write.${value}`} />,
          description: <FormattedMessage id={`privacy.write.${value}.text`} />,
        }))}
        onChange={(whoMayWrite) => choose({ whoMayWrite })}
      />
      <SwitchRow
        label={<FormattedMessage id="privacy.receipts" />}
        hint={<FormattedMessage id="privacy.receipts.hint" />}
        checked={user.readReceipts}
        onChange={(readReceipts) => choose({ readReceipts })}
      />
      <Translation user={user} onChange={(translation) => choose({ translation })} />
    </SettingsCard>
  );
};

/** What the AI coach sends and keeps has a page of its own. */
const AiCoach = () => (
  <SettingsCard
    title={<FormattedMessage id="privacy.ai" />}
    description={<FormattedMessage id="privacy.ai.text" />}
  >
    <Button component={LocalLink} to={paths.aiSettings} variant="outlined" sx={{ alignSelf: 'start' }}>
      <FormattedMessage id="privacy.ai.open" />
    </Button>
  </SettingsCard>
);

const PrivacyPage = () => {
  const { formatMessage } = useIntl();
  const user = useSignedInUser();
  if (user === undefined) return null;
  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'privacy.title' })}
      description={<FormattedMessage id="privacy.lead" />}
    >
      <Stack sx={{ gap: 2.5 }}>
        <SectionsCard user={user} />
        <BeingFound user={user} />
        <Messages user={user} />
        <AiCoach />
        <RelationCard list="blocks" />
        <RelationCard list="mutes" />
      </Stack>
    </Page>
  );
};

export default PrivacyPage;
