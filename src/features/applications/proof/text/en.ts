export const proof = {
  title: 'File of proof',
  hint: 'What was sent, the texts that were shown, the network address, the bot-check, confirmations of the e-mail address and every step in one PDF.',
  make: 'Make the file',
  dialog: 'Make the file of proof?',
  text: 'The file shows the identity number and the network address. The audit log records that you made it, with your reason.',
  reason: 'Reason',
  done: 'The file of proof is ready.',
};
