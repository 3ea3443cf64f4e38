-- The role and the database of an installation, once, before the first start:
--
--   password="$(openssl rand -hex 24)"; echo "$password"
--   sudo -u postgres psql -v name=freely -v password="$password" -f deploy/postgresql/create-database.sql
--
-- The role owns its database and can do nothing else. The extensions that the migrations create are in
-- Debian's packages, and an owner may create them.
\set ON_ERROR_STOP on

create role :"name" login nosuperuser nocreatedb nocreaterole noreplication password :'password';
create database :"name" owner :"name" encoding 'UTF8' locale 'C.UTF-8' template template0;
revoke connect, temporary on database :"name" from public;
-- Compiling a statement takes half a second, running it some milliseconds: what is estimated to be long is not.
alter role :"name" in database :"name" set jit = off;
-- The log of the database says what failed, not with which values: those of a duplicate may be an email.
alter role :"name" in database :"name" set log_error_verbosity = terse;
-- A forgotten query must not hold its locks forever. A pooler refuses this of a connection.
alter role :"name" in database :"name" set statement_timeout = '15s';
alter role :"name" in database :"name" set idle_in_transaction_session_timeout = '30s'
