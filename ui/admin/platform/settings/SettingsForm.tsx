import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { features } from '#core/platform/settings/feature.ts';
import { bodyStandards, bugBountyLines } from '#core/platform/settings/site.ts';
import { languages } from '#core/kernel/language.ts';
import type { SettingKey, Settings } from '#core/platform/settings/site.ts';
import { settingsSchema } from '#http/platform/contract/admin-site.ts';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { CheckboxInput } from '#ui/components/forms/CheckboxInput.tsx';
import { SelectInput } from '#ui/components/forms/SelectInput.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { UnitField } from '#ui/components/forms/UnitField.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { codeMessage, contractResolver } from '#ui/api/contract-resolver.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { WarningIcon } from '#ui/icons.tsx';
import { useForm } from '#ui/use-form.ts';
import { Section } from '../../app/parts/Facts.tsx';
import { SaveBar } from '../../app/forms/SaveBar.tsx';
import { SaveRefusal } from '../../app/forms/SaveRefusal.tsx';
import { GroupLinks, groupId } from './GroupLinks.tsx';
import { type SettingGroup, settingGroups, settingKinds } from './groups.ts';
import { fromLocalTime, toLocalTime } from '../../app/parts/local-time.ts';
import { BrandPictureSetting } from './BrandPictureSetting.tsx';
import { ReceivingAccount, useBankOptions } from './ReceivingAccount.tsx';

const typedMoment = z.string().refine((text) => text === '' || fromLocalTime(text) !== null, {
  message: codeMessage('input.date'),
});
/** Moments are typed as people read a clock; all else is the contract's own. */
const schema = z.object({
  ...settingsSchema.shape,
  maintenanceUntil: typedMoment,
  comingSoonUntil: typedMoment,
});
const moments = ['maintenanceUntil', 'comingSoonUntil'] as const;
const isMoment = (key: SettingKey): key is (typeof moments)[number] => moments.some((name) => name === key);
type Values = z.output<typeof schema>;
type FormControl = Control<z.input<typeof schema>, unknown, Values>;

const wholeLine: ReadonlySet<string> = new Set(['bilingual', 'switch', 'coins', 'features']);
const units: Partial<Record<SettingKey, string>> = {
  secondApprovalFromVnd: '₫',
  officeLat: '°',
  officeLng: '°',
};
const digits: Partial<Record<SettingKey, number>> = { vndPerUsd: 2, officeLat: 6, officeLng: 6 };
const groups = Object.keys(settingGroups) as SettingGroup[]; // Object.keys forgets the names

const BankSetting = ({ control }: Readonly<{ control: FormControl }>) => (
  <SelectInput
    control={control}
    name="bankBin"
    label={<FormattedMessage id="settings.bankBin.label" />}
    hint={<FormattedMessage id="settings.bankBin.help" />}
    options={useBankOptions(useWatch({ control, name: 'bankBin' }))}
  />
);

const BountyTable = ({ control }: Readonly<{ control: FormControl }>) => {
  const { formatMessage } = useIntl();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
        },
      }}
    >
      {bugBountyLines.map((line) => (
        <UnitField
          key={line}
          control={control}
          name={`bugBounty.${line}`}
          label={
            <FormattedMessage
              id="console.settings.ofLine"
              values={{
                label: formatMessage({ id: 'settings.bugBounty.label' }),
                line: formatMessage({ id: `bug_bounty.${line}` }),
              }}
            />
          }
          hint={<FormattedMessage id="settings.bugBounty.help" />}
          required
          digits={0}
          unit=""
        />
      ))}
    </Box>
  );
};

/** One switch for each; how many are off is said before it is saved. */
const FeatureTable = ({ control }: Readonly<{ control: FormControl }>) => {
  const switches = useWatch({ control, name: 'features' });
  const off = features.filter((name) => !switches[name]).length;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="settings.features.help" />
      </Typography>
      {off > 0 && (
        <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />}>
          <FormattedMessage id="console.settings.featuresOff" values={{ count: off }} />
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {features.map((name) => (
          <CheckboxInput
            key={name}
            control={control}
            name={`features.${name}`}
            label={<FormattedMessage id={`feature.${name}.label`} />}
            hint={<FormattedMessage id={`feature.${name}.help`} />}
          />
        ))}
      </Box>
    </Box>
  );
};

const AccountPreview = ({ control }: Readonly<{ control: FormControl }>) => {
  const [bankBin, bankBranch, bankAccountNumber, bankAccountHolder] = useWatch({
    control,
    name: ['bankBin', 'bankBranch', 'bankAccountNumber', 'bankAccountHolder'],
  });
  return <ReceivingAccount account={{ bankBin, bankBranch, bankAccountNumber, bankAccountHolder }} />;
};

const Setting = ({ name, control }: Readonly<{ name: SettingKey; control: FormControl }>) => {
  const { formatMessage } = useIntl();
  const label = <FormattedMessage id={`settings.${name}.label`} />;
  const hint = <FormattedMessage id={`settings.${name}.help`} />;
  switch (settingKinds[name]) {
    case 'bilingual':
      return (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {languages.map((language) => (
            <TextInput
              key={language}
              control={control}
              name={`${name as 'siteTitle'}.${language}`} // every bilingual setting has the same shape
              rows={name === 'siteTitle' ? 1 : 3}
              maxLength={500}
              label={
                <FormattedMessage
                  id="console.settings.inLanguage"
                  values={{ label, language: language === 'vi' ? 'Tiếng Việt' : 'English' }}
                />
              }
              hint={hint}
              inputProps={{ lang: language }}
            />
          ))}
        </Box>
      );
    case 'switch':
      return <CheckboxInput control={control} name={name} label={label} hint={hint} />;
    case 'number':
      return (
        <UnitField
          control={control}
          name={name}
          label={label}
          hint={hint}
          required
          digits={digits[name] ?? 0}
          unit={units[name] ?? ''}
        />
      );
    case 'features':
      return <FeatureTable control={control} />;
    case 'coins':
      return <BountyTable control={control} />;
    case 'choice':
      return (
        <SelectInput
          control={control}
          name={name}
          label={label}
          hint={hint}
          required
          options={
            name === 'bodyStandard'
              ? bodyStandards.map((value) => ({
                  value,
                  label: formatMessage({ id: `user.bodyStandard.${value}` }),
                }))
              : name === 'verificationMode'
                ? (['LINK', 'CODE'] as const).map((value) => ({
                    value,
                    label: formatMessage({ id: `settings.verificationMode.${value}` }),
                  }))
                : languages.map((value) => ({
                    value,
                    label: formatMessage({ id: `console.language.${value}` }),
                  }))
          }
        />
      );
    case 'instant':
      return (
        <TextInput
          control={control}
          name={name}
          label={label}
          hint={hint}
          inputProps={{ type: 'datetime-local' }}
        />
      );
    case 'email':
      return (
        <TextInput
          control={control}
          name={name}
          type="email"
          inputMode="email"
          label={label}
          hint={hint}
          required
        />
      );
    case 'bank':
      return <BankSetting control={control} />;
    case 'picture':
      return (
        <BrandPictureSetting
          control={control}
          name={name as 'logoUrl'} // every picture of the brand has the same shape
          label={label}
          hint={hint}
        />
      );
    case 'line':
      return <TextInput control={control} name={name} label={label} hint={hint} />;
  }
};

type Props = Readonly<{
  settings: Settings;
  save: (changes: Partial<Settings>) => Promise<unknown>;
  reload?: () => unknown;
}>;

const typedTime = (at: string | null): string => (at === null ? '' : toLocalTime(at));
const meantTime = (typed: string): string | null => (typed === '' ? null : fromLocalTime(typed));

const toForm = (settings: Settings): z.input<typeof schema> => {
  const shown = Object.fromEntries(
    Object.keys(settingKinds).map((key) => [key, settings[key as SettingKey]]), // the record is complete by type
  ) as unknown as z.input<typeof schema>; // key by key from the settings themselves
  return {
    ...shown,
    maintenanceUntil: typedTime(settings.maintenanceUntil),
    comingSoonUntil: typedTime(settings.comingSoonUntil),
  };
};

/** Only what changed is sent, so that two people at two groups do not undo each other. */
const changesOf = (settings: Settings, values: Values): Partial<Settings> => {
  const next: Settings = {
    ...values,
    maintenanceUntil: meantTime(values.maintenanceUntil),
    comingSoonUntil: meantTime(values.comingSoonUntil),
  };
  const changed = (Object.keys(settingKinds) as SettingKey[]).filter(
    (key) => JSON.stringify(next[key]) !== JSON.stringify(toComparable(settings, key)),
  );
  return Object.fromEntries(changed.map((key) => [key, next[key]])) as Partial<Settings>; // key by key from Settings
};
/** Seconds are not typed, so they may not count as a change. */
const toComparable = (settings: Settings, key: SettingKey) =>
  isMoment(key) ? meantTime(typedTime(settings[key])) : settings[key];

export const SettingsForm = ({ settings, save, reload }: Props) => {
  const [refusal, setRefusal] = useState<unknown>();
  const [asked, setAsked] = useState<Partial<Settings>>();
  const form = useForm<z.input<typeof schema>, unknown, Values>({
    resolver: contractResolver(schema),
    defaultValues: toForm(settings),
  });
  const { control, formState } = form;
  const closes = useWatch({ control, name: 'maintenance' }) && !settings.maintenance;

  const store = async (changes: Partial<Settings>) => {
    setRefusal(undefined);
    try {
      await save(changes);
      form.reset(form.getValues());
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  };
  const submit = form.handleSubmit((values) => {
    const changes = changesOf(settings, values);
    if (changes.maintenance === true) {
      setAsked(changes);
      return undefined;
    }
    return store(changes);
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <LeaveGuard when={formState.isDirty && !formState.isSubmitting} />
      <GroupLinks groups={groups} />
      {groups.map((group) => (
        <Section
          key={group}
          id={groupId(group)}
          title={<FormattedMessage id={`console.settings.group.${group}`} />}
        >
          <Box
            sx={{
              display: 'grid',
              gap: 2.5,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
              '& > .MuiAlert-root, & > .whole': { gridColumn: '1 / -1' },
            }}
          >
            {group === 'maintenance' && (closes || settings.maintenance) && (
              <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />}>
                <FormattedMessage
                  id={settings.maintenance ? 'console.settings.closed' : 'console.settings.closing'}
                />
              </Alert>
            )}
            {settingGroups[group].map((name) => (
              <Box key={name} className={wholeLine.has(settingKinds[name]) ? 'whole' : ''}>
                <Setting name={name} control={control} />
              </Box>
            ))}
            {group === 'topUp' && <AccountPreview control={control} />}
          </Box>
        </Section>
      ))}
      <SaveRefusal refusal={refusal} reload={reload} />
      <SaveBar
        busy={formState.isSubmitting}
        isDirty={formState.isDirty}
        onReset={() => {
          setRefusal(undefined);
          form.reset();
        }}
      />
      <ConfirmDialog
        open={asked !== undefined}
        title={<FormattedMessage id="console.settings.close.title" />}
        confirmLabel={<FormattedMessage id="console.settings.close" />}
        dangerous
        onConfirm={() => (asked === undefined ? undefined : store(asked))}
        onClose={() => setAsked(undefined)}
      >
        <FormattedMessage id="console.settings.closing" />
      </ConfirmDialog>
    </form>
  );
};
