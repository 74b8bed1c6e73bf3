/** Loaded into a shop by `--import`: on SIGUSR2 its clock advances by half a minute, on SIGCONT it is right again; each is a line. */
const now = Date.now;
let ahead = 0;
Date.now = () => now() + ahead;
process.on('SIGUSR2', () => {
  ahead += 30_000;
  process.stdout.write('half a minute later\n');
});
process.on('SIGCONT', () => {
  ahead = 0;
  process.stdout.write('the right time again\n');
});
