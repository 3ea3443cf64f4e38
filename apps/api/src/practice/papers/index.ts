export { insertSealed } from './add-paper.ts';
export { paperHeaders } from './paper-headers.ts';
export { type PaperRow, presentPaper } from './papers.presenter.ts';
export { findKind, findPaper } from './papers.repository.ts';
export { paperRoutes as registerPapers } from './papers.routes.ts';
export { papersData } from './personal-data.repository.ts';
export { listOwnPapers } from './read-papers.ts';
export { readFile, storeFile } from './sealed-paper.ts';
export { watchPapers } from './watch-papers.ts';
