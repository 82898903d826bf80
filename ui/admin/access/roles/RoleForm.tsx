import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { type Permission, permissions as allPermissions } from '#core/access/actor/permission.ts';
import { adminRoles } from '#http/access/contract/admin-roles.ts';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { LockIcon } from '#ui/icons.tsx';
import { useForm } from '#ui/use-form.ts';
import { Section } from '../../app/parts/Facts.tsx';
import { usePermissionName } from '#ui/use-permission-name.ts';
import { SaveBar } from '../../app/forms/SaveBar.tsx';
import { SaveRefusal } from '../../app/forms/SaveRefusal.tsx';
import { PermissionMatrix } from './PermissionMatrix.tsx';

const { name, permissions } = adminRoles.create.body.shape;
const schema = z.object({ name, description: z.string().max(300), permissions });
export type RoleValues = z.output<typeof schema>;

type Props = Readonly<{
  values: RoleValues;
  /** How many people the change reaches. */
  userCount: number;
  readOnly: boolean;
  /** It allows more than its reader may do. */
  isGreater?: boolean;
  isNew: boolean;
  may: (permission: Permission) => boolean;
  save: (values: RoleValues) => Promise<unknown>;
  reload?: () => unknown;
}>;

const Names = ({
  id,
  list,
}: Readonly<{ id: 'console.roles.added' | 'console.roles.removed'; list: readonly Permission[] }>) => {
  const permissionName = usePermissionName();
  if (list.length === 0) return null;
  return (
    <>
      <strong>
        <FormattedMessage id={id} values={{ count: list.length }} />
      </strong>
      <ul style={{ margin: '4px 0 12px', paddingInlineStart: 20 }}>
        {list.map((permission) => (
          <li key={permission}>{permissionName(permission)}</li>
        ))}
      </ul>
    </>
  );
};

/** Name, description and the matrix; what will change is read back before it is saved. */
export const RoleForm = ({
  values,
  userCount,
  readOnly,
  isGreater = false,
  isNew,
  may,
  save,
  reload,
}: Props) => {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<RoleValues>();
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<z.input<typeof schema>, unknown, RoleValues>({
    resolver: contractResolver(schema),
    defaultValues: { ...values, permissions: [...values.permissions] },
  });
  const { control, formState } = form;
  const granted = useWatch({ control, name: 'permissions' });
  const added = granted.filter((permission) => !values.permissions.includes(permission));
  const removed = values.permissions.filter((permission) => !granted.includes(permission));
  const isDirty =
    added.length > 0 ||
    removed.length > 0 ||
    formState.dirtyFields.name === true ||
    formState.dirtyFields.description === true;

  const store = async (next: RoleValues) => {
    setRefusal(undefined);
    try {
      await save(next);
      form.reset(next);
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  };
  const submit = form.handleSubmit((next) => {
    if (isNew && next.permissions.length === 0) return store(next);
    setAsked(next);
    return undefined;
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <LeaveGuard when={isDirty && !formState.isSubmitting} />
      {readOnly && (
        <Alert severity="info" icon={<LockIcon fontSize="inherit" />} sx={{ mb: 2 }}>
          <FormattedMessage id={isGreater ? 'console.roles.greater' : 'console.roles.readOnly'} />
        </Alert>
      )}
      <Section title={<FormattedMessage id="console.roles.about" />}>
        <Stack sx={{ gap: 2 }}>
          <TextInput
            control={control}
            name="name"
            required
            disabled={readOnly}
            label={<FormattedMessage id="console.roles.name" />}
          />
          <TextInput
            control={control}
            name="description"
            rows={2}
            disabled={readOnly}
            label={<FormattedMessage id="console.roles.description" />}
          />
        </Stack>
      </Section>
      <Section
        title={<FormattedMessage id="console.roles.permissions" />}
        {...(!readOnly && !allPermissions.every(may)
          ? { note: <FormattedMessage id="console.roles.ownOnly" /> }
          : {})}
      >
        <PermissionMatrix
          granted={granted}
          readOnly={readOnly}
          may={may}
          onChange={(next) => form.setValue('permissions', [...next], { shouldDirty: true })}
        />
      </Section>
      <SaveRefusal refusal={refusal} reload={reload} />
      {!readOnly && (
        <SaveBar
          busy={formState.isSubmitting}
          isDirty={isDirty}
          onReset={() => {
            setRefusal(undefined);
            form.reset();
          }}
          {...(added.length + removed.length > 0
            ? {
                summary: (
                  <FormattedMessage
                    id="console.roles.changes"
                    values={{ added: added.length, removed: removed.length }}
                  />
                ),
              }
            : {})}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={<FormattedMessage id="console.roles.save.title" values={{ name: asked?.name ?? '' }} />}
        confirmLabel={<FormattedMessage id="console.roles.save" />}
        dangerous={added.length > 0}
        onConfirm={() => (asked === undefined ? undefined : store(asked))}
        onClose={() => setAsked(undefined)}
      >
        <Names id="console.roles.added" list={added} />
        <Names id="console.roles.removed" list={removed} />
        {added.length + removed.length === 0 && <FormattedMessage id="console.roles.textOnly" />}
        <p>{formatMessage({ id: 'console.roles.reach' }, { count: userCount })}</p>
      </ConfirmDialog>
    </form>
  );
};
