import { dismissNotice, noticeStore } from '@freely/federation';
import { useStore } from '@freely/store';
import { NoticeRegion } from '@freely/ui/notice';

/** The notices that any part of the page sends. */
export function Notices() {
  const { notices } = useStore(noticeStore);

  return (
    <NoticeRegion
      notices={notices.map((notice) => ({ ...notice, id: String(notice.id) }))}
      onDismiss={(id) => dismissNotice(Number(id))}
    />
  );
}
