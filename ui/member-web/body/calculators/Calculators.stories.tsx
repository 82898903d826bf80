import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import BmiPage from './BmiPage.tsx';
import BodyFatPage from './BodyFatPage.tsx';
import HeartRatePage from './HeartRatePage.tsx';
import TdeePage from './TdeePage.tsx';

/** A story leaves the address and the tab as it found them. */
const clean = () => {
  const { pathname, search } = location;
  const forget = () => {
    sessionStorage.removeItem('calculator');
    history.replaceState(history.state, '', pathname + search);
  };
  forget();
  return forget;
};

const meta = preview.meta({
  title: 'Features/Body/Calculators',
  component: BmiPage,
  parameters: { layout: 'fullscreen', path: '/calculators/bmi' },
  beforeEach: clean,
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ví dụ' })).toBeInTheDocument();
  },
});
export const WorkedOut = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Chiều cao/ }), '160');
    await userEvent.type(canvas.getByRole('textbox', { name: /Cân nặng/ }), '58,5');
    await expect((await canvas.findAllByText(/^22,9/))[0]).toBeInTheDocument();
    await expect(location.hash).toBe('#height=160&weight=58.5');
  },
});
/** Nothing that was typed is dropped without a word. */
export const LettersAreExplained = meta.story({
  play: async ({ canvas }) => {
    const height = await canvas.findByRole('textbox', { name: /Chiều cao/ });
    await userEvent.type(height, 'cao');
    await userEvent.tab();
    await expect(await canvas.findByText(/“cao” không phải là số/)).toBeInTheDocument();
    await expect(height).toHaveValue('cao');
    await expect(height).toBeInvalid();
    await userEvent.clear(height);
    await userEvent.type(height, '9999');
    await expect(await canvas.findByText(/Bạn nhập số từ/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Xoá số đã nhập' }));
    await expect(canvas.getByRole('textbox', { name: /Chiều cao/ })).toHaveValue('');
  },
});
/** Below the bands stands what others say of the number; the paper is one tap away. */
export const SourcesOneTapAway = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Height/ }), '160');
    await userEvent.type(canvas.getByRole('textbox', { name: /Weight/ }), '71.5');
    await userEvent.click((await canvas.findAllByRole('button', { name: /^BMI/ }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'BMI' }));
    await expect(dialog.getByText('WHO (international): Overweight')).toBeInTheDocument();
    await expect(
      dialog.getByText('Action points for Asian people: At or past the point 27.5'),
    ).toBeInTheDocument();
    await expect(dialog.getByRole('link', { name: /^Ho-Pham/ })).toHaveAttribute(
      'href',
      'https://doi.org/10.1371/journal.pone.0127198',
    );
  },
});
export const Energy = meta.story({
  render: () => <TdeePage />,
  parameters: { path: '/calculators/tdee' },
  globals: { language: 'en', theme: 'dark' },
});
export const HeartRate = meta.story({
  render: () => <HeartRatePage />,
  parameters: { path: '/calculators/heart-rate' },
});
export const BodyFat = meta.story({
  render: () => <BodyFatPage />,
  parameters: { path: '/calculators/body-fat' },
  globals: { theme: 'dark' },
});
