import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Form, useFetcher, useNavigation, useSubmit } from 'react-router';
import { expect, fn, waitFor } from 'storybook/test';
import { Notices } from '#ui/components/page/notice.tsx';
import type { NoticeView } from '#ui/components/views.ts';
import { useErrorTitle } from './use-error-title.ts';
import { useFormPage } from './use-form-page.ts';

const loaderData = { view: { notices: [] as NoticeView[] } };

/** The smallest page with a form. */
function Page() {
  useFormPage({ loaderData });
  return (
    <main>
      <Form method="post">
        <button type="submit" name="intent" value="save">
          Enregistrer
        </button>
        <button type="submit" name="intent" value="remove">
          Supprimer
        </button>
      </Form>
      <output>{useNavigation().state}</output>
    </main>
  );
}

const posted = fn();
const answers: (() => void)[] = [];

const meta = {
  title: 'forms',
  component: Page,
  parameters: {
    route: {
      path: '*',
      action: async ({ request }: { request: Request }) => {
        posted((await request.formData()).get('intent'));
        return new Promise<null>((resolve) => void answers.push(() => resolve(null)));
      },
    },
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Leaving the field shows a message above the buttons. */
function PageWithMessage() {
  const [isLeft, leave] = useState(false);
  return (
    <>
      <input aria-label="Téléphone" onBlur={() => leave(true)} />
      {isLeft && <p>Le numéro compte 10 chiffres.</p>}
      <Page />
    </>
  );
}

export const PressedWhileAMessageAppears: Story = {
  tags: ['hydrated'],
  render: () => <PageWithMessage />,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Enregistrer' });
    const top = () => Math.round(save.getBoundingClientRect().top);
    await userEvent.click(canvas.getByRole('textbox'));
    const before = top();
    await userEvent.pointer({ keys: '[MouseLeft>]', target: save });
    await expect(canvas.getByText('Le numéro compte 10 chiffres.')).toBeVisible();
    await expect(top()).toBe(before);
    await userEvent.pointer({ keys: '[/MouseLeft]', target: save });
    await waitFor(() => expect(top()).toBeGreaterThan(before));
    for (const answer of answers.splice(0)) answer();
  },
};

/** Answered far above the button that sent the form. */
function LongPage(notice: Omit<NoticeView, 'text'>) {
  const [actionData, answer] = useState<{ view: null; notices: NoticeView[] }>();
  const { notices } = useFormPage({ loaderData, actionData });
  return (
    <main>
      <Notices views={notices} />
      <div style={{ height: '200vh' }} />
      <button
        type="button"
        onClick={() => answer({ view: null, notices: [{ ...notice, text: 'Veuillez réessayer.' }] })}
      >
        Continuer
      </button>
    </main>
  );
}

const pressed = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  const button = canvas.getByRole('button', { name: 'Continuer' });
  button.scrollIntoView();
  await userEvent.click(button);
  return button;
};

export const FailedFarBelow: Story = {
  render: () => <LongPage tone="error" />,
  play: async (shopper) => {
    await pressed(shopper);
    const notice = shopper.canvas.getByRole('alert');
    await waitFor(() => expect(notice).toHaveFocus());
    await expect(notice.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const TakingTheFocus: Story = {
  render: () => <LongPage tone="info" takesFocus />,
  play: async (shopper) => {
    await pressed(shopper);
    await waitFor(() => expect(shopper.canvas.getByRole('status')).toHaveFocus());
  },
};

export const ToldFarBelow: Story = {
  render: () => <LongPage tone="success" />,
  play: async (shopper) => {
    await expect(await pressed(shopper)).toHaveFocus();
  },
};

/** Refused by the first press, and right at the second. */
function PageThatIsMended() {
  const [isRefused, refuse] = useState(false);
  useErrorTitle(isRefused);
  return (
    <button type="button" onClick={() => refuse(!isRefused)}>
      Continuer
    </button>
  );
}

export const MendedInPlace: Story = {
  render: () => <PageThatIsMended />,
  play: async ({ canvas, userEvent }) => {
    const { title } = document;
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Continuer' }));
    await press();
    await expect(document.title).toBe(`Erreur\u202f: ${title}`);
    await press();
    await expect(document.title).toBe(title);
  },
};

export const PressedTwice: Story = {
  tags: ['hydrated'],
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(posted).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(posted.mock.calls).toEqual([['save'], ['remove']]));
    for (const answer of answers.splice(0)) answer();
  },
};

export const PressedAgainOnceAnswered: Story = {
  tags: ['hydrated'],
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    const save = canvas.getByRole('button', { name: 'Enregistrer' });
    await userEvent.click(save);
    await waitFor(() => expect(posted).toHaveBeenCalledOnce());
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
    for (const answer of answers.splice(0)) answer();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('idle'));
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'));
    await userEvent.click(save);
    await waitFor(() => expect(posted).toHaveBeenCalledTimes(2));
    for (const answer of answers.splice(0)) answer();
  },
};

/** A post of a fetcher, and one that no press sends. */
function PageWithOtherPosts() {
  const { Form: FetcherForm } = useFetcher();
  const submit = useSubmit();
  return (
    <>
      <FetcherForm method="post">
        <button type="submit" name="intent" value="add">
          Ajouter
        </button>
      </FetcherForm>
      <input type="checkbox" aria-label="Emballage" onChange={() => submit({ intent: 'wrap' }, { method: 'post' })} />
      <Page />
    </>
  );
}

export const BusyIsTheButtonThatWasPressed: Story = {
  tags: ['hydrated'],
  render: () => <PageWithOtherPosts />,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    const [add, save, remove] = ['Ajouter', 'Enregistrer', 'Supprimer'].map((name) =>
      canvas.getByRole('button', { name }),
    ) as [HTMLElement, HTMLElement, HTMLElement];
    await userEvent.click(add);
    await userEvent.click(canvas.getByRole('checkbox'));
    await waitFor(() => expect(posted).toHaveBeenLastCalledWith('wrap'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('submitting'));
    await expect(add).not.toHaveAttribute('aria-busy');
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(remove);
    await waitFor(() => expect(remove).toHaveAttribute('aria-busy', 'true'));
    await expect(save).not.toHaveAttribute('aria-busy');
    for (const answer of answers.splice(0)) answer();
  },
};
