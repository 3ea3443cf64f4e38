// A remote runs inside the shell only; its one door is ./routes.
export {};
