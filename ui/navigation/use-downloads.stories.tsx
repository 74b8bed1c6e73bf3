import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form, useActionData } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { fileCookie } from '#ui/request/file-cookie.ts';
import { useDownloads } from './use-downloads.ts';

function Page() {
  useDownloads();
  return (
    <>
      <a href="/etiquette.pdf" data-load="whole">
        Télécharger
      </a>
      <Form method="post">
        <button>Enregistrer</button>
      </Form>
      <p role="status">{useActionData<string>()}</p>
    </>
  );
}

const meta = { component: Page } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

let reads = 0;

/** Milliseconds: twice as long as the page takes to see a file. */
const slow = 500;

/** A file that arrives while something is sent makes the page be read again, and takes no answer away. */
export const ArrivesWhileSending: Story = {
  parameters: {
    route: {
      path: '*',
      loader: () => {
        reads += 1;
        return null;
      },
      action: () => new Promise((done) => setTimeout(() => done('Enregistré.'), slow)),
    },
  },
  beforeEach: () => {
    // The file itself is none of this page's.
    const stay = (event: MouseEvent) => event.preventDefault();
    window.addEventListener('click', stay);
    return () => {
      window.removeEventListener('click', stay);
      document.cookie = `${fileCookie}=; max-age=0`;
    };
  },
  play: async ({ canvas, userEvent }) => {
    const arrives = async (file: string) => {
      await userEvent.click(canvas.getByRole('link', { name: 'Télécharger' }));
      const before = reads;
      document.cookie = `${fileCookie}=${file}`;
      return before;
    };
    const first = await arrives('1');
    await waitFor(() => expect(reads).toBe(first + 1));
    await userEvent.click(canvas.getByRole('link', { name: 'Télécharger' }));
    canvas.getByRole<HTMLButtonElement>('button').form?.requestSubmit();
    document.cookie = `${fileCookie}=2`;
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Enregistré.'));
  },
};
