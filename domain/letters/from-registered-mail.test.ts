import { expect, test } from 'vitest';
import { senderField } from '../address/letter-sender.ts';
import { theMailAnswers } from '../registered-mail/examples.ts';
import { theLetterChoices } from './examples.ts';
import { answersFromMail } from './from-registered-mail.ts';
import { recipientsFaults } from './recipient-rules.ts';
import { recipientsIn } from './recipients.ts';

const choices = theLetterChoices();

test('a registered letter that the post prints keeps its sender, its recipient and its receipt', () => {
  const mail = theMailAnswers({ receipt: 'yes' });
  const answers = answersFromMail(mail, choices);
  const registered = choices.levels.find(({ hasReceipt }) => hasReceipt);
  expect(answers).toMatchObject({ level: registered?.code, receipt: 'yes', 'sender.city': mail['sender.city'] });
  expect(recipientsFaults(answers, choices)).toEqual({});
  expect(senderField.parse(answers, {})).toHaveProperty('value');
  expect(recipientsIn(answers)).toMatchObject([{ typed: { city: mail['recipient.city'], country: 'FR' } }]);
});

test('a letter from the first registered-mail step retains the country and its registration', () => {
  const mail = { printing: 'post', destination: 'BE', weight: '80', level: 'R2' };
  const answers = answersFromMail(mail, choices);
  expect(answers).toMatchObject({ 'recipient.country': 'BE' });
  expect(answers).not.toHaveProperty('recipients');
  expect(answers).not.toHaveProperty('receipt');
});

test('a letter from registered mail to an overseas territory goes to France', () => {
  expect(answersFromMail({ destination: 'RE' }, choices)).toMatchObject({ 'recipient.country': 'FR' });
});

test('a letter from registered mail is not registered where no such level is offered', () => {
  expect(answersFromMail({ receipt: 'yes' }, { ...choices, levels: [] })).not.toHaveProperty('level');
});
