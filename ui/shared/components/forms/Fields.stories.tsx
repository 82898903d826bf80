import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { expect } from 'storybook/test';
import { z } from 'zod';
import { ApiError } from '../../api/api-error.ts';
import preview from '../../../../.storybook/preview.tsx';
import { contractResolver } from '../../api/contract-resolver.ts';
import { applyServerErrors } from '../../api/field-message.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import { CodeField } from './CodeField.tsx';
import { CheckboxInput } from './CheckboxInput.tsx';
import { SelectInput } from './SelectInput.tsx';
import { SwitchRow } from './SwitchRow.tsx';
import { TextInput } from './TextInput.tsx';
import { UnitField } from './UnitField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useForm } from '../../use-form.ts';

const schema = z.object({
  email: z.email(),
  password: z.string().min(6),
  weight: z.number().min(20).max(400),
  country: z.string().min(1),
  activity: z.enum(['LOW', 'LIGHT', 'MODERATE']),
  diets: z.array(z.string()),
  code: z.string().regex(/^\d{6}$/),
  about: z.string().max(20),
  agrees: z.boolean().refine((agrees) => agrees, { message: 'auth.consent_required' }),
});
type Values = z.input<typeof schema>;

const empty: Partial<Values> = {
  email: '',
  password: '',
  code: '',
  about: '',
  country: '',
  diets: [],
  agrees: false,
};

const Form = ({ values = empty, refusal }: Readonly<{ values?: Partial<Values>; refusal?: ApiError }>) => {
  const form = useForm<Values, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: values,
  });
  const { control } = form;
  useEffect(() => {
    if (refusal) applyServerErrors(form, refusal);
  }, [form, refusal]);
  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 3, maxWidth: 560 }}
      onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}
    >
      <TextInput
        control={control}
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
      <PasswordField
        control={control}
        name="password"
        label="Mật khẩu"
        hint="Ít nhất 6 ký tự."
        autoComplete="new-password"
        required
      />
      <UnitField
        control={control}
        name="weight"
        label="Cân nặng"
        unit="kg"
        hint="Tuần trước: 66,4 kg"
        required
      />
      <SelectInput
        control={control}
        name="country"
        label="Quốc gia"
        options={[
          { value: 'VN', label: 'Việt Nam' },
          { value: 'JP', label: 'Nhật Bản' },
        ]}
      />
      <ChoiceCards
        control={control}
        name="activity"
        label="Mức vận động"
        required
        choices={[
          { value: 'LOW', label: 'Ít', description: 'Ngồi gần cả ngày' },
          { value: 'LIGHT', label: 'Nhẹ', description: 'Đi bộ, việc nhà' },
          { value: 'MODERATE', label: 'Vừa', description: 'Tập 3 đến 5 buổi một tuần' },
        ]}
      />
      <ChoiceCards
        control={control}
        name="diets"
        label="Kiểu ăn"
        hint="Tối đa 2 lựa chọn."
        max={2}
        choices={[
          { value: 'BALANCED', label: 'Cân bằng' },
          { value: 'LOW_CARB', label: 'Ít tinh bột' },
          { value: 'VEGAN', label: 'Thuần chay' },
        ]}
      />
      <CodeField control={control} name="code" label="Mã xác nhận" hint="6 chữ số trong email." required />
      <TextInput control={control} name="about" label="Giới thiệu" rows={3} />
      <CheckboxInput control={control} name="agrees" label="Tôi đồng ý với điều khoản sử dụng" required />
      <SubmitButton busy={false}>{'Lưu'}</SubmitButton>
    </Stack>
  );
};

const meta = preview.meta({ title: 'Parts/Fields', component: Form });

export const Empty = meta.story({});

export const Filled = meta.story({
  args: {
    values: {
      email: 'minhanh@example.com',
      password: 'matkhau',
      weight: 65.8,
      country: 'VN',
      activity: 'LIGHT',
      diets: ['BALANCED', 'VEGAN'],
      code: '042917',
      about: 'Chạy bộ mỗi sáng',
      agrees: true,
    },
  },
});

export const Wrong = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    const email = canvas.getByRole('textbox', { name: /Email/ });
    await expect(email).toHaveFocus();
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription('Vui lòng điền mục này.');
  },
});

export const WrongInDark = meta.story({
  globals: { theme: 'dark', language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toBeInvalid();
  },
});

export const RefusedByServer = meta.story({
  args: {
    values: { ...empty, email: 'an@example.com' },
    refusal: new ApiError({
      code: 'validation.failed',
      status: 400,
      fields: [{ path: 'body.email', code: 'auth.email_exists' }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toBeInvalid();
  },
});

export const CommaIsADecimalMark = meta.story({
  play: async ({ canvas, userEvent }) => {
    const weight = canvas.getByRole('textbox', { name: /Cân nặng/ });
    await userEvent.type(weight, '65,8');
    await userEvent.tab();
    await expect(weight).toHaveValue('65,8');
    await expect(weight).not.toBeInvalid();
  },
});

export const PastedCode = meta.story({
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: /Mã xác nhận/ });
    await userEvent.click(code);
    await userEvent.paste('042 917');
    await expect(code).toHaveValue('042917');
  },
});

export const ShownPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText(/^Mật khẩu/, { selector: 'input' });
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Hiện mật khẩu' }));
    await expect(password).toHaveAttribute('type', 'text');
  },
});

export const Switches = meta.story({
  render: () => (
    <Stack sx={{ maxWidth: 480 }}>
      <SwitchRow
        label="Nhắc tôi mỗi tuần"
        hint="Trong ứng dụng và qua email."
        checked
        onChange={() => undefined}
      />
      <SwitchRow label="Công khai hồ sơ" checked={false} onChange={() => undefined} />
    </Stack>
  ),
});

export const Busy = meta.story({ render: () => <SubmitButton busy>{'Lưu tuần này'}</SubmitButton> });
