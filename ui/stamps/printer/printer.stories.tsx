import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aPrinterPage } from '../stamps.examples.ts';
import { PrinterScreen } from './printer.screen.tsx';

const meta = { component: PrinterScreen, args: { view: aPrinterPage() } } satisfies Meta<typeof PrinterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { posted, recording } = recordingPosts();

export const IsPutRight: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('X 1,5 mm, Y −2 mm, utilisée');
    const [x] = canvas.getAllByRole('textbox', { name: /en millimètres$/ });
    if (!x) throw new Error('There is no field.');
    await userEvent.clear(x);
    await userEvent.type(x, '0,5{Enter}');
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'keep', imprimante: '2', x: '0,5', y: '-2' }));
  },
};

export const TooFarOff: Story = {
  args: { view: aPrinterPage({ state: { printer: 1, typed: { x: '9', y: '0' }, wrong: ['x'] } }) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(/X\s: saisissez un écart de −5 à 5 mm/),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aPrinterPage({ lang: 'en' }) } };
export const ForProfessionals: Story = { globals: { mode: 'pro' }, args: { view: aPrinterPage({ mode: 'pro' }) } };
