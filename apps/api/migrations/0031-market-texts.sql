-- Who runs the market, and how to reach them (D80): what had been a file of the code, and MAIL_FROM.
-- The lengths are those of libs/domain/src/market-texts.ts, which also says what fits.
alter table settings add column brand_name text not null default 'Freely'
  check (length(brand_name) between 1 and 40);
alter table settings add column support_email text not null default 'support@freely.example'
  check (length(support_email) between 3 and 254);
alter table settings add column support_phone text not null default '020 7946 0018'
  check (length(support_phone) between 6 and 30);
alter table settings add column live_chat_url text not null default ''
  check (length(live_chat_url) <= 300);
alter table settings add column office_address text not null
  default E'12 Papercut Yard\nLondon\nSE1 0ZZ' check (length(office_address) between 1 and 300);
alter table settings add column social_links text not null default ''
  check (length(social_links) <= 1000);
alter table settings add column sender_email text not null default 'hello@freely.example'
  check (length(sender_email) between 3 and 254);
