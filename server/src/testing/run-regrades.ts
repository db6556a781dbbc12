import { connect } from '../database/database.ts';
import { regradeResults } from '../features/attempts/service.ts';

/** Works through all regrades, so that a test can kill it. DATABASE_ADDRESS is the connection as JSON. */
const { db, close } = connect(JSON.parse(process.env.DATABASE_ADDRESS!), 1);
console.log('ready at work');
await regradeResults(db, () => new Date(), new AbortController().signal);
await close();
