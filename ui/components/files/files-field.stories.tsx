import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { FilesField } from './files-field.tsx';

const chosen = fn();
const meta = {
  component: FilesField,
  parameters: { layout: 'padded' },
  args: {
    texts: { label: 'Vos fichiers', name: 'fichiers', optional: true },
    files: {
      hint: 'Deux fichiers au plus, 1 Ko chacun.',
      accept: 'application/pdf',
      limits: { files: 2, fileSize: 1024, totalSize: 1500 },
      says: {
        empty: '« {name} » est vide.',
        type: '« {name} » n’est pas un PDF.',
        'too-large': '« {name} » est trop lourd.',
        'too-many': '« {name} » est en trop.',
        total: '« {name} » ne tient plus.',
      },
    },
    error: undefined,
    onChosen: chosen,
  },
} satisfies Meta<typeof FilesField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** It makes way for what is wrong with another choice. */
export const WithAnError: Story = {
  args: { error: 'Choisissez un fichier.' },
  tags: ['hydrated'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/Vos fichiers/);
    await expect(input).toHaveAccessibleDescription(/Choisissez un fichier/);
    const files = new DataTransfer();
    files.items.add(new File(['MZ'], 'virus.exe', { type: 'application/x-msdownload' }));
    input.files = files.files;
    await fireEvent.change(input);
    await expect(input).toHaveAccessibleDescription(
      'Deux fichiers au plus, 1 Ko chacun. « virus.exe » n’est pas un PDF.',
    );
  },
};

/** The server judges their content. */
export const TypesOfDevices: Story = {
  tags: ['hydrated'],
  args: {
    files: {
      ...meta.args.files,
      accept: 'application/pdf,image/jpeg,.csv',
      limits: { files: 9, fileSize: 1024, totalSize: null },
    },
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/Vos fichiers/);
    const files = new DataTransfer();
    for (const [name, type] of [
      ['scan', 'application/octet-stream'],
      ['a.pdf', 'application/x-pdf'],
      ['photo.JPG', 'image/jpg'],
      ['liste.csv', 'application/vnd.ms-excel'],
      ['note.pdf.exe', 'application/x-msdownload'],
    ] as const)
      files.items.add(new File(['x'], name, { type }));
    input.files = files.files;
    await fireEvent.change(input);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Fichiers choisis, scan, a.pdf, photo.JPG, liste.csv. « note.pdf.exe » n’est pas un PDF.',
    );
  },
};

/** Without scripts the page after a failure has another field. */
export const Lost: Story = {
  tags: ['hydrated'],
  args: { lost: 'Le fichier « a.pdf » est à choisir de nouveau.' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/Vos fichiers/);
    await expect(input).toHaveAccessibleDescription(/à choisir de nouveau/);
    await userEvent.upload(input, aFile('a.pdf', 10));
    await expect(input).not.toHaveAccessibleDescription(/à choisir de nouveau/);
  },
};

const aFile = (name: string, size: number) => new File([new Uint8Array(size)], name, { type: 'application/pdf' });

export const ChosenAndTakenBack: Story = {
  tags: ['hydrated'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/Vos fichiers/);
    const files = new DataTransfer();
    for (const file of [aFile('a.pdf', 1000), aFile('vide.pdf', 0), aFile('lourd.pdf', 2000), aFile('b.pdf', 1000)])
      files.items.add(file);
    input.files = files.files;
    await fireEvent.change(input);
    for (const text of ['« vide.pdf » est vide.', '« lourd.pdf » est trop lourd.', '« b.pdf » ne tient plus.'])
      await expect(canvas.getByText(text)).toBeVisible();
    // The list names them, and the browser's own words would stand beside it.
    await expect(getComputedStyle(input).color).toBe('rgba(0, 0, 0, 0)');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Fichier choisi, a.pdf. « vide.pdf » est vide. « lourd.pdf » est trop lourd. « b.pdf » ne tient plus.',
    );
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Deux fichiers.*vide.*trop lourd.*ne tient plus/);
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer lourd.pdf' }));
    await expect(canvas.queryByText('lourd.pdf')).toBeNull();
    await expect(input).toHaveFocus();
    await expect(chosen).toHaveBeenLastCalledWith(true);
  },
};
